import type { Components } from 'react-virtuoso';

/** The elements by which a virtual list of rows is a list to screen readers. */
export const LIST_PARTS: Components<string> = {
  List: ({ children, context: _context, ref, ...rest }) => (
    <div {...rest} ref={ref} role="list">
      {children}
    </div>
  ),
  Item: ({ children, context: _context, item: _item, ...rest }) => (
    <div {...rest} role="listitem">
      {children}
    </div>
  ),
};
