const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * A Vite plugin that serves the production build of React to screen tests. The development build, Vite's default, measures and traces every component
 * for developer tools (decision 0143).
 */
export function productionReact() {
  return {
    name: 'waybook-production-react',
    enforce: 'pre' as const,
    config: () => ({ define, optimizeDeps: { rolldownOptions: { transform: { define } } } }),
    /** Without this, the JSX plugin, which runs later, calls functions that only the development build has. */
    configResolved(config: { isProduction: boolean }) {
      config.isProduction = true
    },
  }
}
