/** The names in the first column of those tables of a Markdown document whose first column is headed 'variable …'. */
export function variablesInTables(markdown: string): string[] {
  let inTable = false
  return markdown.split('\n').flatMap((line) => {
    inTable = line.startsWith('| variable') || (inTable && line.startsWith('|'))
    const [, firstCell = ''] = inTable ? line.split('|') : []
    return [...firstCell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)
  })
}
