const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * A Vite plugin that serves React as users get it, for screen tests. The development build, which Vite serves otherwise, measures and traces
 * every component for the tools of developers (decision 0143).
 */
export function productionReact() {
  return {
    name: 'waybook-production-react',
    enforce: 'pre' as const,
    config: () => ({ define, optimizeDeps: { rolldownOptions: { transform: { define } } } }),
    /** Otherwise the plugin that compiles JSX, which comes later, calls functions that only the development build has. */
    configResolved(config: { isProduction: boolean }) {
      config.isProduction = true
    },
  }
}
