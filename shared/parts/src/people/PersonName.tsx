import type { Person } from '@potluck/api/fields'
import { href, paths } from '@potluck/platform/paths'
import { Link } from '@potluck/ui'

/** A person's name; it leads to their profile where they have a handle. */
export const PersonName = ({ person: { name, handle } }: { readonly person: Pick<Person, 'name' | 'handle'> }) => (
  <bdi>
    {handle === null ? (
      name
    ) : (
      <Link variant="plain" href={href(paths.profile(handle))}>
        {name}
      </Link>
    )}
  </bdi>
)
