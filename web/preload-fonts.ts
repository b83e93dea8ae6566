import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Preloads these fonts from the document, so the browser requests them before it parses the style sheet. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'waybook:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => names.some((name) => file.includes(`/${name}-`)) && file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}
