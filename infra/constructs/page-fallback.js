// Runs in CloudFront for every request that is neither /api/* nor /files/*, before its cache is asked: what it writes into
// `uri` is the key. A file of the site lies in /assets/ or, with an extension, at the top; every other address is a screen of
// the page, also when an id with a dot stands in it. Some screens were rendered in advance, in each language.
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
