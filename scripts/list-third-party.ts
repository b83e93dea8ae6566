import { writeFile } from 'node:fs/promises'

import lock from '../package-lock.json' with { type: 'json' }
import { shippedPackages, thirdPartyText } from './third-party/third-party.ts'

await writeFile('THIRD_PARTY.md', thirdPartyText(shippedPackages(lock.packages)))
