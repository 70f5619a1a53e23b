import type { ComponentPropsWithRef } from 'react';
import { makeSheet } from './sheet';

/** A line of text is drawn so much lower than its line. */
const LINE = 0.6;

/** What has MUI's shapes and pulse, in a tenth of the code: skeletons are there before anything else is. */
export const SKELETONS = makeSheet('skeleton', {
  bone: ({ shape, vars }) => ({
    display: 'block',
    backgroundColor: vars.palette.Skeleton.bg,
    height: '1.2em',
    animation: 'skeleton-pulse 2s ease-in-out 0.5s infinite',
    '@keyframes skeleton-pulse': { '50%': { opacity: 0.4 } },
    '&[data-shape="circular"]': { borderRadius: '50%', flex: 'none' },
    '&[data-shape="rounded"]': { borderRadius: shape.borderRadius },
    '&[data-shape="text"]': {
      height: 'auto',
      transformOrigin: '0 55%',
      transform: `scale(1, ${LINE})`,
      borderRadius: `${Number(shape.borderRadius)}px/${Number(shape.borderRadius) / LINE}px`,
      '&:empty:before': { content: '"\\00a0"' },
    },
  }),
});

interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 'text' is as high as a line of the text around it. */
  shape?: 'text' | 'circular' | 'rounded' | 'rectangular';
  width?: number | string;
  height?: number | string;
}

/** Stands for what is still loading. */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  const { className = '' } = rest;
  return (
    <span
      {...rest}
      className={`${SKELETONS.classes.bone} ${className}`}
      data-shape={shape}
      style={{ width, height, ...style }}
    />
  );
}
