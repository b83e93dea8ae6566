import { openMemoryPictures } from './memory-pictures.ts'
import { describePictures } from './pictures.contract.ts'

describePictures('memory', async () => openMemoryPictures())
