import { useEffect, useRef } from 'react'

/** Focuses a field or a heading as soon as it appears, because the user has just asked for it. */
export function useFocusAtFirst<Focused extends HTMLElement = HTMLInputElement>() {
  const field = useRef<Focused>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
