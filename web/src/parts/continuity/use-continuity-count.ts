import { useOperation } from '#api/operation-query.ts'

/** Asked again so often while the server looks for newer findings, which are told live only if they are others. */
export const ASK_AGAIN_MS = 1500

/** How many continuity findings there are. `null` while the server looks for newer ones, or if the viewer is no game master. */
export function useContinuityCount(enabled: boolean): number | null {
  const { data } = useOperation(
    'countContinuity',
    {},
    { enabled, refetchInterval: ({ state }) => (state.data?.isRunning ? ASK_AGAIN_MS : false) },
  )
  return enabled && data && !data.isRunning ? data.findings : null
}
