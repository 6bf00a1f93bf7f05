/** Whether a request is somebody's own: neither made ahead of them by a browser, nor by a page of another site. */
export const isPress = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  return (
    !headers.has('sec-purpose') &&
    !headers.has('purpose') &&
    (site === null || site === 'same-origin' || site === 'none')
  );
};
