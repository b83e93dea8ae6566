import { buildMessages, MESSAGE_FILES } from '@waybook/messages/compile'
import type { Plugin } from 'vite'

/** Writes the functions of all messages before they are imported, and again when a developer changes a text. */
export function messages(): Plugin {
  return {
    name: 'waybook:messages',
    configResolved: () => buildMessages(),
    configureServer({ watcher, config }) {
      watcher.add(MESSAGE_FILES)
      watcher.on('change', (file) => {
        if (!/\/messages\/(en\/\w+\.json|\w+\.po)$/.test(file.replaceAll('\\', '/'))) return
        try {
          buildMessages()
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error))
        }
      })
    },
  }
}
