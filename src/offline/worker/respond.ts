import { type Asked, chooseAnswer, chooseSubstitute } from '../answer.ts';
import { lookAgain } from './copy.ts';
import { readFile } from './files.ts';
import { type Memory, recallMemory } from './memory.ts';
import { root } from './scope.ts';
import { asPageRequest } from './traffic.ts';

/** Answers a request of a page: from the copy, from the network, or with an explanation. */
export async function respond(request: Request, asked: Asked): Promise<Response> {
  let memory: Memory;
  try {
    memory = await recallMemory();
  } catch {
    // The browser does not give the storage back: the site works as without a copy.
    return fetch(request);
  }
  const answer = chooseAnswer(asked, memory.state, memory.at);
  if (answer.from === 'redirect') {
    return Response.redirect(root() + answer.to + new URL(request.url).search);
  }
  const stored = answer.from === 'copy' ? await readFile(answer.hash) : undefined;
  if (stored !== undefined) return stored;
  if (answer.from === 'copy') lookAgain();
  try {
    return await asPageRequest(() => fetch(request));
  } catch (error) {
    const unfinished =
      answer.from === 'network' && answer.otherwise !== undefined
        ? await readFile(answer.otherwise)
        : undefined;
    if (unfinished !== undefined) return unfinished;
    const substitute = asked.isNavigation ? await findSubstitute(asked.path, memory) : undefined;
    if (substitute === undefined) throw error;
    return substitute;
  }
}

/** The list of what there is: the host's, or without a network that of the copy. */
export async function respondList(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { state, lists } = await recallMemory();
    const list = lists.get(state.current ?? state.next ?? '');
    if (list === undefined) throw error;
    return Response.json(list);
  }
}

async function findSubstitute(path: string, { state, at }: Memory): Promise<Response | undefined> {
  const listing = at.get(state.current ?? state.next ?? '');
  const chosen = chooseSubstitute(path, state, at);
  const page = await readFile(listing?.get(chosen.kind === 'not-found' ? '404.html' : chosen.to) ?? '');
  if (page === undefined) return undefined;
  // The page that explains has an address of its own, where it can also be chosen what to keep.
  return chosen.kind === 'not-found'
    ? new Response(page.body, { status: 404, headers: page.headers })
    : Response.redirect(`${root()}${chosen.to}?missing=${encodeURIComponent(path)}`);
}
