import { expect } from 'vitest'
import { server } from 'vitest/browser'

const { element } = expect

/** An element is awaited as long as anything else; by itself Vitest goes on until the test's own limit. */
expect.element = (target, options) => element(target, { ...server.config.expect.poll, ...options })
