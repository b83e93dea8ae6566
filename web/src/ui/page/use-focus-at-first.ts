import { useEffect, useRef } from 'react'

/** Focuses a field as soon as it appears, because the user has just asked for it. */
export function useFocusAtFirst() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
