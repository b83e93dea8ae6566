import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client'

interface Connection {
  /** The server's address, without a slash at the end. */
  readonly address: string
  readonly key: string
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** The era of the protocol that the client speaks; by default, the one with a handshake. */
  readonly mode?: VersionNegotiationMode
}

/** The official client, connected with a member's key as an assistant is. */
export async function openMcpClient({ address, key, headers = {}, mode = 'legacy' }: Connection) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: `Bearer ${key}`, ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }))
  /** The text of a tool's answer, and whether it is a refusal. */
  const ask = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given })
    const [first] = content
    if (first?.type !== 'text') throw new Error(`${name} did not answer with text`)
    return { text: first.text, isError }
  }
  /** The answer of a tool, which must not be a refusal. */
  const answer = async (name: string, given: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const { text, isError } = await ask(name, given)
    if (isError) throw new Error(`${name} was refused: ${text}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tools answer with objects
    return JSON.parse(text) as Record<string, unknown>
  }
  return { client, ask, answer, close: async () => await client.close() }
}
