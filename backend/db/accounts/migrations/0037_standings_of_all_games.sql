UPDATE `expert_standings` SET `game_id` = -1 WHERE `game_id` = 0;
--> statement-breakpoint
WITH decided AS (
	SELECT `uid`, `settled_at`, row_number() OVER (PARTITION BY `uid` ORDER BY `settled_at` DESC, `id` DESC) AS n,
		`result` IN ('hit', 'half_hit') AS hit,
		CASE `result` WHEN 'hit' THEN `odds` - 1 WHEN 'half_hit' THEN (`odds` - 1) / 2 WHEN 'half_miss' THEN -0.5 ELSE -1 END AS gain
	FROM `plans` WHERE `game_id` = 0 AND `result` IN ('hit', 'half_hit', 'half_miss', 'miss')
), of_span AS (
	SELECT decided.*, spans.value AS span FROM json_each('[5,7,10,15,30]') AS spans JOIN decided ON n <= spans.value
)
INSERT INTO `expert_standings` (`uid`, `game_id`, `span`, `hits`, `profit`, `streak`, `settled_at`)
SELECT `uid`, 0, span, sum(hit), round(sum(gain), 4),
	(SELECT count(*) FROM decided AS run WHERE run.uid = of_span.uid AND run.n <= 100 AND run.n < coalesce(
		(SELECT min(missed.n) FROM decided AS missed WHERE missed.uid = of_span.uid AND missed.hit = 0), 101)),
	max(`settled_at`)
FROM of_span
WHERE `uid` BETWEEN 900000001 AND 900000099 OR EXISTS (SELECT 1 FROM `accounts` WHERE `accounts`.`uid` = of_span.`uid`)
GROUP BY `uid`, span HAVING count(*) = span;
