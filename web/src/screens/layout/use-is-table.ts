import { useMatch } from '@tanstack/react-router'

/** Whether the page is the table, which fills the window and has among its own bars what other pages have in the frame. */
export function useIsTable(): boolean {
  return useMatch({ from: '/_campaign/vtt/$adventureId', shouldThrow: false }) !== undefined
}
