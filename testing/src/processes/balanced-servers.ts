import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'

import { freePort } from '@waybook/server/app/free-port.ts'

import { ORIGIN, SECRET } from '../world/test-server.ts'
import { folderOf, MAIN } from './run-command.ts'

interface Running {
  readonly port: number
  readonly dataDir: string
  child: ChildProcess
}

/** For tests: servers in separate processes on one PostgreSQL database, behind a load balancer. Any server may be killed. */
export class BalancedServers {
  readonly #database: string
  readonly #balancer: Server
  readonly #sockets = new Set<Socket>()
  #servers: Running[] = []
  #turn = 0

  private constructor(database: string) {
    this.#database = database
    this.#balancer = createServer((socket) => {
      socket.on('error', () => {})
      this.#forward(socket, this.#servers.length)
    })
  }

  static async start(database: string, count: number): Promise<BalancedServers> {
    const balanced = new BalancedServers(database)
    const pictures = await folderOf({})
    balanced.#servers = await Promise.all(
      Array.from({ length: count }, async () => {
        const place = { port: await freePort(), dataDir: await folderOf({}) }
        await symlink(pictures, path.join(place.dataDir, 'pictures'))
        return { ...place, child: await balanced.#run(place) }
      }),
    )
    await new Promise<void>((resolve) => balanced.#balancer.listen(0, '127.0.0.1', resolve))
    return balanced
  }

  /** The address of the load balancer. */
  get address(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    return `http://127.0.0.1:${(this.#balancer.address() as AddressInfo).port}`
  }

  async end(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#servers[index]?.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async restart(index: number): Promise<void> {
    const server = this.#servers[index]
    if (server) server.child = await this.#run(server)
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#balancer.close()
    await Promise.all(this.#servers.map(async (_, index) => await this.end(index, 'SIGKILL')))
  }

  async #run({ port, dataDir }: Pick<Running, 'port' | 'dataDir'>): Promise<ChildProcess> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: this.#database,
      DATA_DIR: dataDir,
      PORT: String(port),
      APP_ORIGINS: ORIGIN,
      AUTH_SECRET: SECRET,
    }
    const child = spawn(process.execPath, [MAIN, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (said: Buffer) => said.includes('is open at') && resolve())
      child.once('exit', () => reject(new Error('The server exited before it was ready')))
    })
    return child
  }

  /** Connects to the next server that accepts a connection. */
  #forward(socket: Socket, attempts: number): void {
    const { port } = this.#servers[this.#turn++ % this.#servers.length] ?? {}
    if (attempts === 0 || port === undefined) return void socket.destroy()
    const onward = connect(port, '127.0.0.1')
    const refused = () => this.#forward(socket, attempts - 1)
    onward.once('error', refused)
    onward.once('connect', () => {
      onward.off('error', refused).on('error', () => {})
      this.#join(socket, onward)
    })
  }

  #join(socket: Socket, onward: Socket): void {
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#sockets.add(one)
      one.once('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }
}
