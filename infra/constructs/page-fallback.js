// Runs in CloudFront for every request that is neither /api/* nor /files/*. A file of the site lies in /assets/ or, with
// an extension, at the top; every other address is a screen of the page, also when an id with a dot stands in it.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const isElsewhere = /^\/(api|files|assets)(\/|$)/.test(request.uri);
  const isTopLevelFile = /^\/[^/]+\.[^/.]+$/.test(request.uri);
  if (!isElsewhere && !isTopLevelFile) request.uri = '/index.html';
  return request;
}
