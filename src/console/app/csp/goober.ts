/**
 * goober, which notistack uses for its styles, puts them into a style element as text. A strict `style-src` refuses
 * that. If `window._goober` exists, goober uses it instead, and only its `firstChild.data`. The object defined here
 * passes the text to an adopted stylesheet, which the policy allows.
 * Import it before notistack: goober looks for it when the first rule is written, while notistack is loading.
 */
interface GooberTarget {
  parentNode: Node;
  firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: GooberTarget;
  }
}

/** Makes goober write into `root`'s adopted stylesheets. Call it once per document. */
function adoptGoober(root: Document): void {
  // A test's document has none, and no policy.
  if (!('adoptedStyleSheets' in root)) return;
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets.push(sheet);
  let text = '';
  window._goober = {
    parentNode: root.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(css: string) {
        text = css;
        sheet.replaceSync(css);
      },
    },
  };
}

adoptGoober(document);

export {};
