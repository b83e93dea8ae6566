import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { WebSocketServer } from 'ws'

/** The baseline: each message is written to disk, synced, and sent to all other connections. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'waybook-bench-bare-'))
const log = openSync(path.join(folder, 'log'), 'a')
const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1' })
server.on('listening', () => process.send?.('ready'))
server.on('connection', (socket) => {
  socket.send('{"type":"welcome"}')
  socket.on('message', (data: Buffer) => {
    writeSync(log, data)
    fdatasyncSync(log)
    for (const other of server.clients) if (other !== socket) other.send(data, { binary: false })
  })
})
process.once('disconnect', () => {
  closeSync(log)
  rmSync(folder, { recursive: true })
  process.exit()
})
