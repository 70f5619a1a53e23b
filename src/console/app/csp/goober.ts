/**
 * goober, with which notistack writes its styles, puts them into a style element as text: a strict `style-src`
 * refuses that. It uses an existing `window._goober` instead if there is one, and of it only `firstChild.data`.
 * This one hands the text to an adopted stylesheet, which the policy has nothing against.
 *
 * Import it before notistack: goober looks for it when the first rule is written, while notistack is loaded.
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

/** Lets goober write into `root`'s adopted stylesheets; once a document. */
function adoptGoober(root: Document): void {
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
