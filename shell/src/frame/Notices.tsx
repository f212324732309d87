import { useRemotes } from '../remotes/RemotesContext.tsx'
import { RemotesNotices } from '../remotes/RemotesNotices.tsx'

/** What a member should know about the parts of the product, above the screen. */
export const Notices = () => <RemotesNotices remotes={useRemotes()} />
