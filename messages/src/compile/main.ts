// node messages/src/compile/main.ts build: writes the functions of all messages. update: brings the files of translators up to date.
import { buildMessages, updateTranslations } from './build.ts'

const commands = new Map([
  ['build', buildMessages],
  ['update', updateTranslations],
])
const command = commands.get(process.argv[2] ?? '')
if (!command) throw new Error(`Say one of: ${[...commands.keys()].join(', ')}`)
command()
