import { describePictures } from './blobs.contract.ts'
import { openMemoryPictures } from './memory-blobs.ts'

describePictures('memory', async () => openMemoryPictures())
