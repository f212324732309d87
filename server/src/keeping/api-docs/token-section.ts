import { type Scope, scopes } from '@potluck/api/scopes'
import { type Html, html } from '../../machinery/web/http/html.ts'

/** What each scope opens, for people. */
const meanings: Readonly<Record<Scope, string>> = {
  'recipes:read':
    'Reads recipes, labels, versions, noted cookings and the trash, and searches. Also recipes that others show to you.',
  'recipes:write':
    'The same, and writes: recipes, pictures, labels, noted cookings, imports and clips. It moves recipes to the trash and restores them.',
  lists: 'Reads and writes shopping lists, and what is always at home.',
  plans: 'Reads and writes meal plans and saved weeks, with the recipes that are on them.',
  everything:
    'All of these, and friends, messages, the profile, links to recipes, calendars, preferences and the live channel. Not the account.',
}

const row = (scope: Scope): Html => html`<tr><td><code>${scope}</code></td><td>${meanings[scope]}</td></tr>`

/** How a program gets and uses an API token. */
export const tokenSection = (): Html => html`<h2 id="tokens">API tokens</h2>
<p>A program that works for you needs a token of its own. Make one in the settings, under <i>Other apps</i>: give it a name, choose what
it is for and when it ends, and type your password. The token is shown once. It begins with <code>potluck_</code>; whoever has
it can do what it is for, so treat it like a password, and revoke it on the same page when it is no longer needed.</p>
<pre>TOKEN=potluck_…
# The first ten recipes:
curl -H "Authorization: Bearer $TOKEN" "https://potluck.example.org/api/recipes/by-page?count=10"
# A new one:
curl -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{ "title": "Soup", "ingredients": "1 onion\\n2 carrots" }' https://potluck.example.org/api/recipes</pre>
<table>
<tr><th>Scope</th><th>What it opens</th></tr>
${scopes.map(row)}
</table>
<ul>
<li>Each call below says which scope it needs. Without it the answer is 403 <code>out-of-scope</code>. What a token is for never
changes: make another one.</li>
<li>No token opens the account, logins, other tokens, devices, invitations, the files of a whole account or the keeping of the server,
and none empties the trash: recipes, lists and plans that it deletes can be restored for 30 days.</li>
<li>The token goes into the header and never into an address, which others may read in logs: there it is refused.</li>
<li>A wrong token answers 401 <code>not-logged-in</code>; one that was revoked or has ended, 401 <code>token-ended</code>. A new
password revokes all tokens.</li>
<li>Calls count as your own: too many answer 429 with <code>Retry-After</code>.</li>
<li>Pictures need no token: their addresses in the answers carry a ticket, which changes every week.</li>
<li>The live channel <code>/grip/ws</code>, a WebSocket, opens for a token with the scope <code>everything</code> in the header of its
first request, and closes with 4401 when the token is revoked.</li>
</ul>`
