import { forceLayout, type Web } from './force-layout.ts'

/** Lays out a web in a worker, because it takes many frames. Answers with the points. */
addEventListener('message', ({ data }: MessageEvent<Web>) => {
  postMessage(forceLayout(data))
})
