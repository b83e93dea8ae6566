import { aboutSubject, noNews, type ChangeKind } from '../change-kind.ts'
import { readSceneLayout, type SceneLayoutChange } from './layout-queries.ts'

export const sceneLayoutChange: ChangeKind<SceneLayoutChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: async (changes, tables) => {
    const scenes = [...new Set(changes.map(({ subject }) => subject))]
    const layouts = new Map(
      await Promise.all(scenes.map(async (scene) => [scene, await readSceneLayout(tables, scene)] as const)),
    )
    return ({ subject }) => {
      const layout = layouts.get(subject)
      return layout ? { kind: 'sceneLayout', sceneId: subject, layout } : null
    }
  },
  logLine: ({ subject }) => ({ did: 'layoutChanged', entity: subject }),
  news: noNews,
}
