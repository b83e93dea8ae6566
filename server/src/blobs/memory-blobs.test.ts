import { describeBlobs } from './blobs.contract.ts'
import { openMemoryBlobs } from './memory-blobs.ts'

describeBlobs('memory', async () => openMemoryBlobs())
