import { useEffect, useState } from 'react'

/** Whether nothing answers at Clerk's Frontend API; asked once it is `wanted`. */
export function useOutOfReach(frontendApi: string, wanted: boolean): boolean {
  const [outOfReach, setOutOfReach] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const { signal } = leaving
    // What it answers does not matter, nor whether we may read it.
    fetch(`https://${frontendApi}/v1/environment`, { mode: 'no-cors', cache: 'no-store', signal }).then(
      () => setOutOfReach(false),
      () => signal.aborted || setOutOfReach(true),
    )
    return () => leaving.abort()
  }, [frontendApi, wanted])
  return outOfReach
}
