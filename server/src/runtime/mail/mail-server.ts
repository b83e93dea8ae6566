/** The host's mail server, as in its address. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** Whether the connection begins encrypted. */
  readonly secure: boolean
  /** Whether to send nothing without encryption. */
  readonly requireTLS: boolean
  readonly auth: { readonly user: string; readonly pass: string } | null
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Reads an address such as `smtps://user:password@mail.example.org`. A password is sent over an encrypted connection only, unless the
 * mail server is on this machine. `null` if it is no such address.
 * @example readMailServer('smtp://127.0.0.1:2525') // { host: '127.0.0.1', port: 2525, secure: false, requireTLS: false, auth: null }
 */
export function readMailServer(text: string): MailServer | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname)) return null
  const secure = url.protocol === 'smtps:'
  const [user, pass] = [url.username, url.password].map(decoded)
  if (user === undefined || pass === undefined || (user === '' && pass !== '')) return null
  const auth = user === '' ? null : { user, pass }
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: auth !== null && !secure && !LOOPBACK.test(url.hostname),
    auth,
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
