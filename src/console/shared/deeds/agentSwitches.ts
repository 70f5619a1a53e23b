/** The deeds behind an agent's own switches: going online, and the forwarding of messages. */
import { agentsApi } from '@/console/api/agents';
import type { CallResult } from '@/console/api/api';
import { isToBeTold, isUnanswered } from '@/console/api/apiError';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { runCall, selectIsRunning } from '@/console/shared/deeds/runCall';
import { readOnline, readProfile } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';
import type { ReadThunk } from '@/console/store/pushed';
import type { AppThunk, RootState } from '@/console/store/types';

const { setForwarding, setOnline } = agentsApi.endpoints;

/** The keys of the calls name the clicked value, so that the bar can show it while its call runs. */
const turnTo = (online: boolean) => (online ? 'online' : 'offline');
const switchTo = (on: boolean) => (on ? 'forwardingOn' : 'forwardingOff');

/** @returns a selector of the value that the running call sets; it is null when neither call runs. */
const selectClicked =
  (keyOf: (value: boolean) => string) =>
  (state: RootState): boolean | null => {
    if (selectIsRunning(state, keyOf(true))) return true;
    return selectIsRunning(state, keyOf(false)) ? false : null;
  };

/** Selects what the agent has clicked to be, online or not, while that call runs; otherwise null. */
export const selectTurning = selectClicked(turnTo);

/** Selects whether the agent has clicked to have messages forwarded, while that call runs; otherwise null. */
export const selectSwitching = selectClicked(switchTo);

/** Reports a failed switch, and reads the real value if no response came. */
const report =
  (
    { data, error }: CallResult<{ success: boolean | null }>,
    failure: 'statusFailed' | 'forwardingFailed',
    readReal: () => ReadThunk,
  ): AppThunk =>
  (dispatch, getState, { notifier }) => {
    // A response without success is a failure too. The state it contains is true and is shown.
    const hasFailed = error === undefined ? data?.success === false : isToBeTold(error);
    if (hasFailed) {
      const text = selectText(getState()).notices[failure];
      notifier.notify({ variant: 'error', text, key: failure });
    }
    if (isUnanswered(error)) void dispatch(readReal());
  };

/** 'Ficar online' and 'Ficar offline' (behaviour: online-toggle). @param online what the agent wants to be. */
export const turnOnline = (online: boolean): Deed =>
  oncePressed('online', async (dispatch) => {
    const result = await dispatch(runCall(setOnline, { online }, turnTo(online)));
    dispatch(report(result, 'statusFailed', readOnline));
  });

/** 'Encaminhar mensagens' (behaviour: forwarding-toggle). @param on whether messages shall be forwarded. */
export const switchForwarding = (on: boolean): Deed =>
  oncePressed('forwarding', async (dispatch, getState) => {
    const userId = selectUserId(getState());
    if (userId === null) return;
    const change = { userId, encaminharMensagens: on };
    const result = await dispatch(runCall(setForwarding, change, switchTo(on)));
    // Only the profile says whether messages are forwarded.
    dispatch(report(result, 'forwardingFailed', readProfile));
  });
