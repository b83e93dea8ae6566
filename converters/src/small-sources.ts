// A small source of each format, for tests. They are written from the descriptions of the formats; no text of a published game is in them.
import { smallAdversaries } from './adversaries/small-adversaries.ts'
import { smallMapFile, smallWorld } from './azgaar/small-world.ts'
import { smallFoundry } from './foundry/small-foundry.ts'
import { smallKankaExport, smallKankaPictures } from './kanka/small-export.ts'
import { smallData } from './oggdude/small-data.ts'
import { smallOnlyWorlds } from './onlyworlds/small-onlyworlds.ts'
import { smallUvtt } from './uvtt/small-uvtt.ts'

/** Texts by path; `null` for a picture. */
type SmallSource = Readonly<Record<string, string | null>>

function texts(values: Readonly<Record<string, object>>): SmallSource {
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [path, JSON.stringify(value)]))
}

export const smallSources: Readonly<Record<string, SmallSource>> = {
  kanka: { ...texts(smallKankaExport()), ...Object.fromEntries(smallKankaPictures.map((path) => [path, null])) },
  azgaar: { ...texts({ 'saltmere.json': smallWorld }), 'saltmere.png': null },
  'azgaar .map': { 'saltmere.map': smallMapFile() },
  foundry: { ...texts(smallFoundry), 'mara vane.png': null, 'maps/cellar.png': null },
  oggdude: smallData,
  adversaries: texts(smallAdversaries),
  onlyworlds: { ...texts(smallOnlyWorlds), 'media/reach.png': null },
  uvtt: texts({ 'The Cellar.dd2vtt': smallUvtt }),
}
