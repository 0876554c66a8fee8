/** What every Firefox of the journeys is told, by whichever driver. */
export const FIREFOX_PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': 'en-GB, en',
  // A phone's scrollbars take no room.
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
  // Firefox ends a worker a minute after its last event, whatever it is doing. Here the minute has two seconds, so that
  // a journey need not wait for it.
  'dom.serviceWorkers.idle_timeout': 1000,
  'dom.serviceWorkers.idle_extended_timeout': 1000,
};
