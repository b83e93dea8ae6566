import { existsSync } from 'node:fs'

/** Debian's Chromium itself, not its wrapper, which adds flags and noise; elsewhere the browser that Playwright brought. */
const debian = '/usr/lib/chromium/chromium'

export const launchOptions = existsSync(debian) ? { executablePath: debian, args: ['--disable-dev-shm-usage'] } : {}
