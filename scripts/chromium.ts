import { existsSync } from 'node:fs'

/**
 * Debian's Chromium without a window, which takes a third less time than the whole one; the program itself, as the wrapper around it adds flags and
 * noise. Elsewhere the browser that Playwright brought, which is of the same kind.
 */
const debian = '/usr/lib/chromium/chromium-headless-shell'

export const launchOptions = existsSync(debian) ? { executablePath: debian, args: ['--disable-dev-shm-usage'] } : {}
