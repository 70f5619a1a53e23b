/** Stands in the build for what draws the ripple of MUI's buttons, since none of them has one (webpack.config.ts). */
export default function NoRipple() {
  return null;
}
