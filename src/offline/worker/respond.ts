import { type Asked, chooseAnswer, chooseSubstitute, isHashed } from '../answer.ts';
import { FROM_HOST } from '../state.ts';
import { readFile } from './blocks.ts';
import { lookAgain } from './copy.ts';
import { fetchBlock } from './download.ts';
import { type Memory, pinClient, recallMemory } from './memory.ts';
import { root } from './scope.ts';
import { asPageRequest } from './traffic.ts';

/** How long the host may take where the unfinished copy has an answer, too. */
const LONGEST_WAIT = 4000;

/** Answers a request of a page: from the copy, from the network, or with an explanation. */
export async function respond(request: Request, asked: Asked, opens: string): Promise<Response> {
  let memory: Memory;
  try {
    memory = await recallMemory();
  } catch {
    // The browser does not give the storage back: the site works as without a copy.
    return fetch(request);
  }
  const { state, lists } = memory;
  const answer = chooseAnswer(asked, state, memory.at);
  if (answer.from === 'redirect') {
    return Response.redirect(root() + answer.to + new URL(request.url).search);
  }
  if (answer.from === 'copy') {
    const list = lists.get(answer.version);
    // What is damaged comes anew, but of the same version.
    const stored =
      list && (await readFile(list, asked.path, (hash) => asPageRequest(() => fetchBlock(hash))));
    if (stored !== undefined) return stored;
    lookAgain();
    // A page of another version may take its place; a part of a page must not.
    if (!asked.isNavigation && !isHashed(asked.path)) return Response.error();
  }
  const otherwise = answer.from === 'network' ? lists.get(answer.otherwise ?? '') : undefined;
  const readUnfinished = async (): Promise<Response | undefined> =>
    otherwise && (await readFile(otherwise, asked.path));
  const fromHost = asPageRequest(() => fetch(request));
  try {
    const waited =
      otherwise && (await Promise.race([fromHost.then(() => undefined), inTime(readUnfinished)]));
    if (waited !== undefined) {
      fromHost.catch(() => undefined);
      return waited;
    }
    const response = await fromHost;
    if (asked.isNavigation && state.current !== undefined) await pinClient(opens, FROM_HOST);
    return response;
  } catch (error) {
    const unfinished = await readUnfinished();
    if (unfinished !== undefined) return unfinished;
    const substitute = asked.isNavigation ? await findSubstitute(asked.path, memory) : undefined;
    if (substitute === undefined) throw error;
    return substitute;
  }
}

const inTime = <T>(read: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(read()), LONGEST_WAIT));

/** The list of what there is: the host's, or without a network that of the copy. */
export async function respondList(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { state, lists } = await recallMemory();
    const list = lists.get(state.current ?? state.next ?? '');
    if (list === undefined) throw error;
    return new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } });
  }
}

async function findSubstitute(path: string, { state, lists, at }: Memory): Promise<Response | undefined> {
  const list = lists.get(state.current ?? state.next ?? '');
  const chosen = chooseSubstitute(path, state, at);
  const page = list && (await readFile(list, chosen.kind === 'not-found' ? '404.html' : chosen.to));
  if (page === undefined) return undefined;
  // The page that explains has an address of its own, where it can also be chosen what to keep.
  return chosen.kind === 'not-found'
    ? new Response(page.body, { status: 404, headers: page.headers })
    : Response.redirect(`${root()}${chosen.to}?missing=${encodeURIComponent(path)}`);
}
