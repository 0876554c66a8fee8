import { LIST, type ListedFile, type OfflineList, type Parcel } from '../list.ts';
import { hashOf, storeFile } from './files.ts';
import { root } from './scope.ts';
import { untilQuiet } from './traffic.ts';

/** Few at a time, so that the reader's own requests find the line free. */
const AT_ONCE = 3;

/** `no-cache` asks the host whether a stored answer still holds: some hosts let pages grow old. */
const request = (path: string, signal: AbortSignal): Promise<Response> =>
  fetch(root() + path, { cache: 'no-cache', priority: 'low', signal });

export async function fetchList(signal: AbortSignal): Promise<OfflineList> {
  const response = await request(LIST, signal);
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  return (await response.json()) as OfflineList;
}

/** Fetches and stores. Ends at the first error; what is stored by then stays and is not fetched again. */
export async function download(
  parcels: readonly Parcel[],
  stop: AbortController,
  onStored: (files: number) => void,
): Promise<void> {
  const left = [...parcels];
  const lane = async (): Promise<void> => {
    for (let parcel = left.shift(); parcel !== undefined; parcel = left.shift()) {
      await untilQuiet();
      stop.signal.throwIfAborted();
      await fetchParcel(parcel, stop.signal);
      onStored(parcel.files.length);
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      lane().catch((error: unknown) => {
        stop.abort(error);
        throw error;
      }),
    ),
  );
}

async function fetchParcel({ path, files }: Parcel, signal: AbortSignal): Promise<void> {
  const response = await request(path, signal);
  const bytes = await response.arrayBuffer();
  let start = 0;
  for (const file of files) {
    await storeChecked(file, bytes.slice(start, start + file[2]), response.headers);
    start += file[2];
  }
}

/** Only what the list promised: a host that is being updated, or an error page, gives something else. */
async function storeChecked(
  [path, hash, length]: ListedFile,
  bytes: ArrayBuffer,
  headers: Headers,
): Promise<void> {
  if (bytes.byteLength !== length || (await hashOf(bytes)) !== hash)
    throw new Error(`${path} is not the file that the list names.`);
  await storeFile(hash, bytes, headers);
}
