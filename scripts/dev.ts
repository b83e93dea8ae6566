import { spawn } from 'node:child_process'

import { packageProgram } from './package-program.mjs'

const [node, vite] = packageProgram('vite')

/** Hot reload for both sides. The server restarts when its code changes. Vite replaces the modules of the web app in place. */
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'testing/src/world/main.ts'], { stdio: 'inherit' }),
  spawn(node, [vite, '--port', '4870', '--strictPort'], { cwd: 'web', stdio: 'inherit' }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
