import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CreditCard from '@mui/icons-material/CreditCard';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PixOutlined from '@mui/icons-material/PixOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import type { ReactNode } from 'react';

/** The icons for the stages of the flow, by name. */
export const FLOW_ICONS = {
  start: <FlagOutlined aria-hidden />,
  search: <PersonSearchOutlined aria-hidden />,
  cart: <ShoppingCartOutlined aria-hidden />,
  person: <PersonOutlined aria-hidden />,
  place: <PlaceOutlined aria-hidden />,
  payment: <CreditCard aria-hidden />,
  change: <PaymentsOutlined aria-hidden />,
  confirm: <QuestionAnswerOutlined aria-hidden />,
  pix: <PixOutlined aria-hidden />,
  ready: <AssignmentTurnedInOutlined aria-hidden />,
  status: <FactCheckOutlined aria-hidden />,
  assemble: <InventoryOutlined aria-hidden />,
  done: <CheckCircleOutlined aria-hidden />,
  unknown: <HelpOutlined aria-hidden />,
} satisfies Record<string, ReactNode>;

export type FlowIconName = keyof typeof FLOW_ICONS;
