import { useOperation } from '#api/operation-query.ts'

/** The polling interval while the server looks for newer findings. Live messages arrive only if the findings change. */
export const ASK_AGAIN_MS = 1500

/** The number of continuity findings; `null` while the server looks for newer ones, or if not `enabled`. */
export function useContinuityCount(enabled: boolean): number | null {
  const { data } = useOperation(
    'countContinuity',
    {},
    { enabled, refetchInterval: ({ state }) => (state.data?.isRunning ? ASK_AGAIN_MS : false) },
  )
  return enabled && data && !data.isRunning ? data.findings : null
}
