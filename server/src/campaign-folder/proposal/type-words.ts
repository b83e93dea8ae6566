import { isEntityType } from '@waybook/contract'

import type { FileType } from '../file-types.ts'

/**
 * Names of folders, tags and types in English, German, French, Spanish, Italian, Portuguese, Polish and Finnish, in lower case and without
 * accents. Each is a word of one type only.
 */
const wordsOf: Readonly<Partial<Record<FileType, string>>> = {
  character: `
    character, characters, npc, npcs, pc, pcs, people, person, persons, cast, dramatis personae, player characters, party, adversaries,
    villains, allies, heroes, nsc, nscs, sc, personen, charaktere, figuren, helden, pnj, pnjs, pj, pjs, personnage, personnages, personnes,
    heros, personaje, personajes, personas, png, pg, personaggi, personaggio, persone, personagem, personagens, pessoas, postac, postacie,
    osoby, bohaterowie, bn, hahmot, hahmo, ihmiset`,
  location: `
    location, locations, place, places, city, cities, town, towns, village, villages, region, regions, settlements, geography, planets, worlds,
    dungeons, ort, orte, stadte, regionen, geographie, schauplatze, lieu, lieux, ville, villes, endroits, lugar, lugares, ciudad, ciudades,
    regiones, sitios, luogo, luoghi, citta, cidade, cidades, locais, miejsce, miejsca, miasta, lokacje, paikat, paikka, kaupungit`,
  organization: `
    organization, organizations, organisation, organisations, faction, factions, group, groups, guild, guilds, houses, clans, religions,
    organisationen, fraktionen, gruppen, gilden, groupes, guildes, organizacion, organizaciones, facciones, grupos, gremios,
    organizzazioni, fazioni, gruppi, organizacoes, faccoes, organizacje, frakcje, grupy, gildie, jarjestot, ryhmat`,
  item: `
    item, items, loot, equipment, gear, weapons, armor, artifacts, artefacts, treasure, treasures, magic items, gegenstande, ausrustung,
    beute, schatze, waffen, objet, objets, equipement, tresors, objeto, objetos, equipo, tesoros, armas, oggetti, equipaggiamento, tesori,
    itens, equipamento, tesouros, przedmioty, ekwipunek, skarby, esineet, varusteet`,
  event: `
    event, events, session, sessions, session notes, session log, session logs, journal, journals, log, logs, recaps, adventure log,
    ereignisse, sitzungen, spielabende, tagebuch, chronik, evenement, evenements, seances, chroniques,
    evento, eventos, sesion, sesiones, diario, cronicas, eventi, sessioni, cronache, sessoes, wydarzenia,
    sesje, dziennik, tapahtumat, pelikerrat, sessiot, paivakirja`,
  scene: 'scene, scenes, battle maps, battlemaps, szenen, kampfkarten, escenas, scenas, sceny, kohtaukset',
  fauna: `
    fauna, monster, monsters, creature, creatures, bestiary, beasts, animals, kreaturen, bestiarium, tiere, creatures, bestiaire, animaux,
    criatura, criaturas, monstruos, bestiario, creature, mostri, animali, monstros, potwory, bestiariusz, stworzenia, hirviot, elaimet`,
  flora: 'flora, plants, pflanzen, plantes, plantas, piante, rosliny, kasvit',
  talent: 'talent, talents, talente, talentos, talenti, talenty, kyvyt',
  sourcebook: 'sourcebook, sourcebooks, books, bucher, livres, libros, libri, livros, ksiegi, kirjat',
  newsletter:
    'newsletter, newsletters, newspaper, newspapers, zeitung, zeitungen, gazettes, periodicos, giornali, jornais, gazety',
  none: 'template, templates, vorlage, vorlagen, modeles, plantillas, modelli, szablony, mallit',
}

const typeOf = new Map<string, FileType>()
for (const [type, words] of Object.entries(wordsOf))
  for (const word of words.split(',').map((one) => one.trim()))
    if (isFileType(type) && !typeOf.has(word)) typeOf.set(word, type)

function isFileType(text: string): text is FileType {
  return Object.hasOwn(wordsOf, text)
}

/** The type that a name in one of these languages stands for, such as `2 - PNJs` or `_NPCs`; `null` if it is none of these words. */
export function typeOfWord(name: string): FileType | null {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/ł/g, 'l')
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  return typeOf.get(plain) ?? null
}

/** Whether a file's own `type` is one of Waybook's, or a word for one, so that its folder does not matter. */
export function isOwnType(type: string | null): boolean {
  return type !== null && (isEntityType(type.trim().toLowerCase()) || typeOfWord(type) !== null)
}
