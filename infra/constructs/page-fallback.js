// Runs in CloudFront before the cache lookup, for all requests but /api/* and /files/*; the `uri` it sets is the cache key.
// Files of the site lie in /assets/ or, with an extension, at the top level. Every other path is a screen of the single
// page, even if it contains an id with a dot. Some screens are prerendered in each language.
const rendered = { '/': '/index', '/login': '/login' };

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const isElsewhere = /^\/(api|files|assets)(\/|$)/.test(request.uri);
  const isTopLevelFile = /^\/[^/]+\.[^/.]+$/.test(request.uri);
  if (isElsewhere || isTopLevelFile) return request;
  const page = Object.keys(rendered).includes(request.uri) ? rendered[request.uri] : undefined;
  request.uri = page ? `/pages/${languageOf(request)}${page}.html` : '/index.html';
  return request;
}
