import type { ComponentPropsWithRef } from 'react';
import { makeSheet } from './sheet';

/** Lengths in px: the room of the whole, and the thumb with the way that it goes. */
const MEDIUM = { width: 58, height: 38, padding: 12, thumb: 20, ring: 9, way: 20 };
const SMALL = { width: 40, height: 24, padding: 7, thumb: 16, ring: 4, way: 16 };

/** What has MUI's measures and colours, in a tenth of the code: one is in sight as soon as somebody has signed in. */
export const SWITCHES = makeSheet('switch', {
  root: () => ({
    display: 'inline-flex',
    width: MEDIUM.width,
    height: MEDIUM.height,
    padding: MEDIUM.padding,
    boxSizing: 'border-box',
    overflow: 'hidden',
    position: 'relative',
    flexShrink: 0,
    zIndex: 0,
    verticalAlign: 'middle',
    '&[data-small="true"]': {
      width: SMALL.width,
      height: SMALL.height,
      padding: SMALL.padding,
      '& .switch-knob': { padding: SMALL.ring },
      '& .switch-thumb': { width: SMALL.thumb, height: SMALL.thumb },
      '& :checked ~ .switch-knob': { transform: `translateX(${SMALL.way}px)` },
    },
  }),
  input: (theme) => ({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    zIndex: 1,
    cursor: 'pointer',
    '&:checked ~ .switch-knob': {
      color: theme.vars.palette.primary.main,
      transform: `translateX(${MEDIUM.way}px)`,
    },
    '&:checked ~ .switch-track': { opacity: 0.5, backgroundColor: theme.vars.palette.primary.main },
    '@media (hover: hover)': {
      '&:hover ~ .switch-knob': {
        backgroundColor: theme.alpha(
          theme.vars.palette.action.active,
          theme.vars.palette.action.hoverOpacity,
        ),
      },
      '&:checked:hover ~ .switch-knob': {
        backgroundColor: theme.alpha(
          theme.vars.palette.primary.main,
          theme.vars.palette.action.hoverOpacity,
        ),
      },
    },
    '&:focus-visible ~ .switch-knob': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
    '&:disabled': {
      pointerEvents: 'none',
      '& ~ .switch-knob': { color: theme.vars.palette.Switch.defaultDisabledColor },
      '&:checked ~ .switch-knob': { color: theme.vars.palette.Switch.primaryDisabledColor },
      '& ~ .switch-track': { opacity: theme.vars.opacity.switchTrackDisabled },
    },
  }),
  track: ({ transitions, vars }) => ({
    width: '100%',
    height: '100%',
    borderRadius: 7,
    zIndex: -1,
    // MUI's own track is too pale on a light page to be seen while the switch is off.
    backgroundColor: vars.palette.fieldLine,
    transition: transitions.create(['opacity', 'background-color'], {
      duration: transitions.duration.shortest,
    }),
    '@media (forced-colors: active)': {
      boxSizing: 'border-box',
      border: '1px solid ButtonBorder',
    },
  }),
  knob: ({ transitions, vars }) => ({
    position: 'absolute',
    top: 0,
    left: 0,
    padding: MEDIUM.ring,
    borderRadius: '50%',
    color: vars.palette.Switch.defaultColor,
    transition: transitions.create('transform', { duration: transitions.duration.shortest }),
  }),
  thumb: ({ vars }) => ({
    display: 'block',
    width: MEDIUM.thumb,
    height: MEDIUM.thumb,
    boxSizing: 'border-box',
    border: '1px solid transparent',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    boxShadow: vars.shadows[1],
  }),
});

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
  small?: boolean;
}

/** A switch: a check box that says so. It belongs into a label, or gets an `aria-label`. */
export function Switch({ small = false, ...input }: SwitchProps) {
  const { classes } = SWITCHES;
  return (
    <span className={classes.root} data-small={small}>
      <input {...input} className={classes.input} type="checkbox" role="switch" />
      <span className={classes.track} />
      <span className={classes.knob}>
        <span className={classes.thumb} />
      </span>
    </span>
  );
}
