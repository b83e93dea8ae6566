import { config, me } from '../me.ts'
import { get } from './route.ts'

export const meRoute = get('/api/me', me)
export const configRoute = get('/api/config', config)
