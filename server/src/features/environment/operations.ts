import type { Handler } from '../../operations/handler.ts'

export const getEnvironment: Handler<'getEnvironment'> = async ({ environment }) =>
  Promise.resolve({ settings: Object.entries(environment).map(([name, value]) => ({ name, value })) })
