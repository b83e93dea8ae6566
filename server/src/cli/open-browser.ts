interface Surroundings {
  readonly platform: NodeJS.Platform
  /** Whether somebody reads the output in a terminal. */
  readonly isTerminal: boolean
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** Whether a browser that this process opens appears on the screen of the person who started it. */
export function hasDesktop({ platform, isTerminal, variables }: Surroundings): boolean {
  if (!isTerminal || variables['CI'] || variables['SSH_CONNECTION']) return false
  if (platform === 'win32' || platform === 'darwin') return true
  return [variables['DISPLAY'], variables['WAYLAND_DISPLAY']].some(Boolean)
}

/** Opens the default browser. Without one, nothing happens: the address is printed too. */
export async function openBrowser(url: string): Promise<void> {
  const { default: open } = await import('open')
  const started = await open(url).catch(() => null)
  started?.on('error', () => {})
}
