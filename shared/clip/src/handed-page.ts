/** Parts that stay behind when a browser hands a page over: nobody reads a recipe from them. Scripts of data are read. */
export const leftOutOfPages = 'style,svg,iframe,link[rel~=stylesheet],link[rel~=preload],script:not([type*=json])'

/** The words by which the script with the data of a video is known. */
export const videoMark = '"videoDetails":'

/** Whether a part holds the data of a video, which is read although it is a script. */
export const isVideoData = (text: string | null): boolean => text?.includes(videoMark) ?? false
