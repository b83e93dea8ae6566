import type { Handler } from './handler.ts'

export const getEnvironment: Handler<'getEnvironment'> = async ({ environment }) =>
  Promise.resolve({ settings: Object.entries(environment).map(([name, value]) => ({ name, value })) })
