/**
 * The search of a site: a field above the list of all pages, which filters the list by the words of the pages. Without scripts the list is
 * whole. The data is a script too, because a page on a disk cannot fetch files.
 */
export const SEARCH_SCRIPT = `'use strict'
{
  const plain = (text) => text.toLowerCase().normalize('NFKD').replaceAll(/\\p{M}/gu, '')
  const list = document.querySelector('[data-all]')
  const form = document.createElement('form')
  form.className = 'ask'
  form.setAttribute('role', 'search')
  form.innerHTML = '<label for="words">Search</label><input id="words" type="search" autocomplete="off">'
  const count = document.createElement('p')
  count.setAttribute('role', 'status')
  list.before(form, count)
  const rows = [...list.querySelectorAll('li')].map((row) => ({ row, words: plain(WORDS[row.querySelector('a').getAttribute('href')] ?? row.textContent) }))
  const find = () => {
    const wanted = plain(form.querySelector('input').value).split(/\\s+/).filter(Boolean)
    let found = 0
    for (const { row, words } of rows) {
      row.hidden = !wanted.every((word) => words.includes(word))
      if (!row.hidden) found += 1
    }
    for (const section of list.querySelectorAll('ul')) {
      const isEmpty = [...section.children].every((row) => row.hidden)
      section.hidden = isEmpty
      if (section.previousElementSibling) section.previousElementSibling.hidden = isEmpty
    }
    count.textContent = wanted.length === 0 ? '' : found === 1 ? '1 page' : found + ' pages'
  }
  form.addEventListener('input', find)
  form.addEventListener('submit', (event) => event.preventDefault())
}
`

/** The words of each page, by its address as seen from the list. */
export function searchData(words: ReadonlyMap<string, string>): string {
  // A script element ends at this word, wherever it stands.
  const json = JSON.stringify(Object.fromEntries(words)).replaceAll('<', String.raw`\u003c`)
  return `const WORDS = ${json}\n`
}
