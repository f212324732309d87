import type { SearchPage } from '@potluck/api/recipes'
import { Text } from '@potluck/ui'
import { Highlighted } from './Highlighted.tsx'

/** The line of a recipe that contains the match, if the row does not display it elsewhere. */
export function MatchLine({ match }: { readonly match: NonNullable<SearchPage['data'][number]['match']> }) {
  return (
    <Text size="small" lines={2} dir="auto">
      <Highlighted>{match.line}</Highlighted>
    </Text>
  )
}
