import { useMatch } from '@tanstack/react-router'

/** Whether the page is the table. It fills the window, and its own bars replace the frame of other pages. */
export function useIsTable(): boolean {
  return useMatch({ from: '/_campaign/vtt/$adventureId', shouldThrow: false }) !== undefined
}
