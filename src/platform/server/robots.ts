const ROBOT =
  /bot\b|bot[/;)_-]|crawl|spider|slurp|headless|preview|lighthouse|facebookexternalhit|embedly|monitor|scan|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|http-?client|phantom|selenium|puppeteer|playwright|cypress|webdriver/i

/** Programs say what they are, or say nothing. */
export const isRobot = (agent: string): boolean => !/^mozilla\/|^opera\//i.test(agent) || ROBOT.test(agent)
